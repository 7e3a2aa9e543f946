let awaited: string | null = null

/** Who has just pressed "Register and pay" is shown the paying sheet at once. */
export function noteJustRegistered(token: string): void {
  awaited = token
}

export const isJustRegistered = (token: string): boolean => awaited === token

/** The sheet is there: whoever closes it is not shown it again. */
export function forgetJustRegistered(): void {
  awaited = null
}
