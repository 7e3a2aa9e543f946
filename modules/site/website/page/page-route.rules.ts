import { trimEnds } from '#meta'

export const HOME = 'home-page'

/** The route of a Web Page from what a client calls it: '/p/about-us/' is 'about-us', and nothing is the home page. */
export function pageRoute(asked: string | null): string {
  const route = trimEnds((asked ?? '').trim().toLowerCase(), '/').replace(/^p\//, '')
  return route === '' ? HOME : route
}
