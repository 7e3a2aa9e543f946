export const HOME = 'home-page'

/** The route of a Web Page from what a client calls it: '/p/about-us/' is 'about-us', and nothing is the home page. */
export function pageRoute(asked: string | null): string {
  const route = (asked ?? '')
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .replace(/^p\//, '')
  return route === '' ? HOME : route
}
