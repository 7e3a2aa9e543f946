import { isHomePath } from './paths.ts'

export type BackOutcome =
  /** To /mobile/home, from the three other tabs. */
  | 'home'
  | 'exit'
  /** Nothing happens, by the specification. */
  | 'trapped'
  /** Through the visited paths, when the website does not trap the button. */
  | 'walk back'

const otherTabs = /^\/tabs\/(category|wishlist|my-profile)$/

/** The native back button, when neither a modal nor the menu is open. */
export function backOutcome(path: string, isTrapped: boolean): BackOutcome {
  if (otherTabs.test(path)) return 'home'
  if (isHomePath(path)) return 'exit'
  return isTrapped ? 'trapped' : 'walk back'
}
