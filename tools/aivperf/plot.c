/* aivperf, plot: one SVG with two panels over the size: time (with a band from the least to the
 * 99th percentile) and bus bandwidth. A line per operator, library, place, memory and state. */
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "aivperf.h"

enum {
    PANEL_W = 420,
    PANEL_H = 340,
    LEFT = 70,
    TOP = 50,
    GAP = 90,
    LINES_MAX = 64,
    LEGEND_W = 300
};

typedef struct curve {
    perf_op op;
    int cell;
    bool dirty, ordinary;
} curve;

typedef struct panel {
    double x, x_low, x_high, y_low, y_high; /* logarithms */
    bool log_y, bandwidth;
    const char *title;
} panel;

static const char *const colours[] = {"#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e",
                                      "#8c564b", "#17becf", "#e377c2", "#7f7f7f", "#bcbd22"};

static bool belongs(const perf_row *row, const curve *c)
{
    return row->op == c->op && row->dirty == c->dirty && row->ordinary == c->ordinary &&
           row->cells[c->cell].present && row->size > 0;
}

static int curves_find(const perf_results *r, curve *curves)
{
    int count = 0;
    for (uint32_t i = 0; i < r->count; i++)
        for (int cell = 0; cell < PERF_CONTENDERS_MAX; cell++) {
            curve c = {r->rows[i].op, cell, r->rows[i].dirty, r->rows[i].ordinary};
            bool known = !belongs(&r->rows[i], &c);
            for (int k = 0; k < count && !known; k++)
                known = curves[k].op == c.op && curves[k].cell == c.cell &&
                        curves[k].dirty == c.dirty && curves[k].ordinary == c.ordinary;
            if (!known && count < LINES_MAX)
                curves[count++] = c;
        }
    return count;
}

static double value_of(const panel *p, const perf_cell *c)
{
    return p->bandwidth ? c->bus : c->median;
}

/* ---- scales ---- */

static void scale_find(const perf_results *r, panel *p)
{
    double low = 1e300, high = 0, x_low = 1e300, x_high = 0;
    for (uint32_t i = 0; i < r->count; i++)
        for (int c = 0; c < PERF_CONTENDERS_MAX; c++) {
            double v = value_of(p, &r->rows[i].cells[c]);
            if (!r->rows[i].cells[c].present || r->rows[i].size == 0 || v <= 0)
                continue;
            low = fmin(low, p->bandwidth || r->rows[i].bound <= 0 ? v : fmin(v, r->rows[i].bound));
            high = fmax(high, v);
            x_low = fmin(x_low, (double)r->rows[i].size);
            x_high = fmax(x_high, (double)r->rows[i].size);
        }
    p->x_low = floor(log2(fmin(x_low, x_high)));
    p->x_high = fmax(ceil(log2(x_high)), p->x_low + 1);
    p->y_low = p->log_y ? floor(log10(low)) : 0;
    p->y_high = p->log_y ? fmax(ceil(log10(high)), p->y_low + 1) : high * 1.05;
}

static double at_x(const panel *p, double size)
{
    return p->x + (log2(size) - p->x_low) / (p->x_high - p->x_low) * PANEL_W;
}

static double at_y(const panel *p, double value)
{
    double v = p->log_y ? log10(fmax(value, 1e-12)) : value;
    double part = (v - p->y_low) / (p->y_high - p->y_low);
    return TOP + PANEL_H * (1 - fmin(fmax(part, 0), 1));
}

/* 1, 2 or 5 times a power of ten, so that about six steps fit. */
static double linear_step(double high)
{
    double raw = high / 6, power = pow(10, floor(log10(raw))), part = raw / power;
    return power * (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10);
}

/* ---- drawing ---- */

static void tick_y(FILE *out, const panel *p, double value)
{
    double y = at_y(p, value);
    fprintf(out,
            "<line class=\"grid\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>"
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n",
            p->x, y, p->x + PANEL_W, y, p->x - 6, y + 4, value);
}

static void axes_draw(FILE *out, const panel *p)
{
    char size[16];
    fprintf(out, "<text class=\"title\" x=\"%.1f\" y=\"%d\">%s</text>\n", p->x, TOP - 14, p->title);
    int step = p->x_high - p->x_low > 9 ? 4 : p->x_high - p->x_low > 4 ? 2 : 1;
    for (int e = (int)p->x_low; e <= (int)p->x_high; e += step) {
        double x = at_x(p, exp2(e));
        fprintf(out,
                "<line class=\"grid\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>"
                "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
                x, TOP, x, TOP + PANEL_H, x, TOP + PANEL_H + 18,
                perf_size_text(1ull << (e > 0 ? e : 0), size));
    }
    if (p->log_y)
        for (int e = (int)p->y_low; e <= (int)p->y_high; e++)
            tick_y(out, p, pow(10, e));
    else
        for (double v = 0, s = linear_step(p->y_high); v <= p->y_high; v += s)
            tick_y(out, p, v);
    fprintf(out, "<rect class=\"frame\" x=\"%.1f\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n", p->x,
            TOP, PANEL_W, PANEL_H);
}

static void band_draw(FILE *out, const perf_results *r, const panel *p, const curve *c,
                      const char *colour)
{
    fprintf(out, "<polygon fill=\"%s\" fill-opacity=\"0.12\" points=\"", colour);
    for (uint32_t i = 0; i < r->count; i++)
        if (belongs(&r->rows[i], c))
            fprintf(out, "%.1f,%.1f ", at_x(p, (double)r->rows[i].size),
                    at_y(p, r->rows[i].cells[c->cell].min));
    for (uint32_t i = r->count; i-- > 0;)
        if (belongs(&r->rows[i], c))
            fprintf(out, "%.1f,%.1f ", at_x(p, (double)r->rows[i].size),
                    at_y(p, r->rows[i].cells[c->cell].p99));
    fputs("\"/>\n", out);
}

/* What no call could beat, of one operator and state, in the panel of times. */
static void bound_draw(FILE *out, const perf_results *r, const panel *p, const curve *c,
                       const char *colour)
{
    fprintf(out, "<polyline class=\"bound\" stroke=\"%s\" points=\"", colour);
    for (uint32_t i = 0; i < r->count; i++)
        if (belongs(&r->rows[i], c) && r->rows[i].bound > 0)
            fprintf(out, "%.1f,%.1f ", at_x(p, (double)r->rows[i].size), at_y(p, r->rows[i].bound));
    fputs("\"><title>lower bound</title></polyline>\n", out);
}

static void curve_draw(FILE *out, const perf_results *r, const panel *p, const curve *c, int index)
{
    const char *colour = colours[index % 10];
    if (!p->bandwidth)
        band_draw(out, r, p, c, colour);
    if (!p->bandwidth && r->options->bound && c->cell < 2)
        bound_draw(out, r, p, c, colour);
    fprintf(out, "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s points=\"", colour,
            c->dirty ? " stroke-dasharray=\"6 3\"" : "");
    for (uint32_t i = 0; i < r->count; i++)
        if (belongs(&r->rows[i], c))
            fprintf(out, "%.1f,%.1f ", at_x(p, (double)r->rows[i].size),
                    at_y(p, value_of(p, &r->rows[i].cells[c->cell])));
    fputs("\"/>\n", out);
    for (uint32_t i = 0; i < r->count; i++)
        if (belongs(&r->rows[i], c))
            fprintf(out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"%s\"/>\n",
                    at_x(p, (double)r->rows[i].size),
                    at_y(p, value_of(p, &r->rows[i].cells[c->cell])), colour);
}

static void legend_draw(FILE *out, const perf_results *r, const curve *curves, int count)
{
    double x = LEFT + 2 * PANEL_W + GAP + 24;
    for (int i = 0; i < count; i++) {
        const curve *c = &curves[i];
        double y = TOP + 8 + 18 * i;
        const char *library = c->cell < 2 ? "aivdrive" : r->peers[c->cell - 2];
        fprintf(out,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" "
                "stroke-width=\"2\"%s/><text x=\"%.1f\" y=\"%.1f\">%s %s%s%s%s</text>\n",
                x, y, x + 26, y, colours[i % 10], c->dirty ? " stroke-dasharray=\"6 3\"" : "",
                x + 32, y + 4, perf_ops[c->op].name, library, c->cell == 1 ? ", in place" : "",
                c->dirty ? ", dirty" : "", c->ordinary ? ", ordinary memory" : "");
    }
    if (r->options->bound)
        fprintf(out,
                "<line class=\"bound\" stroke=\"#222\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" "
                "y2=\"%d\"/><text x=\"%.1f\" y=\"%d\">lower bound of each</text>\n",
                x, TOP + 8 + 18 * count, x + 26, TOP + 8 + 18 * count, x + 32,
                TOP + 12 + 18 * count);
}

static void document_draw(FILE *out, const perf_results *r, const curve *curves, int count)
{
    panel panels[2] = {
        {.x = LEFT, .log_y = true, .title = "time, us: median, least to 99th percentile"},
        {.x = LEFT + PANEL_W + GAP, .bandwidth = true, .title = "bus bandwidth, GB/s"},
    };
    int width = LEFT + 2 * PANEL_W + GAP + LEGEND_W;
    int height = TOP + PANEL_H + 40, legend = TOP + 42 + 18 * count;
    if (height < legend)
        height = legend;
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\">\n<style>text{font:12px sans-serif;fill:#222}.title{font-"
            "size:14px;font-weight:bold}.grid{stroke:#ddd}.frame{fill:none;stroke:#666}"
            ".bound{fill:none;stroke-width:1.5;stroke-dasharray:2 3}</style>"
            "\n<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
            width, height, width, height);
    fprintf(out,
            "<text x=\"%d\" y=\"18\">aivperf " AIVDRIVE_VERSION ": %d ranks on %d CPUs</text>\n",
            LEFT, r->ranks, r->cpus);
    for (int i = 0; i < 2; i++) {
        scale_find(r, &panels[i]);
        axes_draw(out, &panels[i]);
        for (int k = 0; k < count; k++)
            curve_draw(out, r, &panels[i], &curves[k], k);
    }
    legend_draw(out, r, curves, count);
    fputs("</svg>\n", out);
}

int perf_plot_write(const perf_results *r)
{
    curve curves[LINES_MAX];
    int count = curves_find(r, curves);
    if (count == 0) {
        fprintf(stderr, "aivperf: nothing to plot: no row has a size\n");
        return 1;
    }
    document_draw(r->plot, r, curves, count);
    int failed = ferror(r->plot);
    failed |= fclose(r->plot) != 0;
    if (failed)
        fprintf(stderr, "aivperf: cannot write %s: %s\n", r->options->plot, strerror(errno));
    return failed;
}
