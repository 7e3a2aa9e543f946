/** Signing in, and back to the door; a cookie that is still there is known to be worth nothing. */
export const signInPath = (path: string): string => `/sign-in?again=1&next=${encodeURIComponent(path)}`
