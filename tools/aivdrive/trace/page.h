/* trace/page: the page that trace_write_page fills in, made of page.html when this is built. */
#ifndef TRACE_PAGE_H
#define TRACE_PAGE_H

extern const char trace_page_text[];
/* Where the data goes. */
#define TRACE_PAGE_MARK "%TRACE%"

#endif
