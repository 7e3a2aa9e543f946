/** What the page takes from the client's build; build/page-assets.ts gathers it. */
export interface PageAssets {
  css: string
  entry: string
  pages: Record<string, string>
  /** The table of where pages are; the app reads it before it opens any but home. */
  loaders: string
  /** Styles that a page has beside `css`. */
  pageCss: Record<string, string>
  /** The files that all styles of a page come from. */
  sheets: Record<string, readonly string[]>
  fonts: Record<string, string>
}
