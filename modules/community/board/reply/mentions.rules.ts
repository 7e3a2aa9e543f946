interface Participant {
  readonly user: string
  readonly name: string
}

const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign)

function isMentioned(text: string, name: string): boolean {
  const mark = `@${name.toLowerCase()}`
  for (let place = text.indexOf(mark); place !== -1; place = text.indexOf(mark, place + 1))
    if (!isWordSign(text[place - 1]) && !isWordSign(text[place + mark.length])) return true
  return false
}

/** Which of those who spoke in a topic a text names, like `@Meena S`: nobody else can be called to it. */
export function mentionedIn(text: string, participants: readonly Participant[]): readonly string[] {
  const words = text.toLowerCase()
  const named = participants.filter(({ name }) => name.trim() !== '' && isMentioned(words, name.trim()))
  return [...new Set(named.map(({ user }) => user))]
}
