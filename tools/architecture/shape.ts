/** What a room of the business may hold, and no more. */
export const roomFiles = new Set([
  'README.md',
  'index.ts',
  'errors.ts',
  'subscriptions.ts',
  'tasks.ts',
  'doors.ts',
  'extension-points.ts',
  'extensions.ts',
  'demo.ts',
  'messages.ts',
])
export const roomFolders = new Set([
  ...['doctypes', 'methods', 'rules', 'actions', 'providers', 'messages', 'testing'],
])

export const wings = new Set(['site', 'money', 'community', 'store'])

/** Folders that say nothing about what is in them. */
export const bannedFolders = /(^|\/)(utils?|common|helpers?|misc|lib|shared)\//

/** Nouns of screens that are no room: they gather several, or stand for the app itself. */
export const screensWithoutRoom = new Set([
  'home',
  'account',
  'events',
  'pages',
  'coming-soon',
  'contact',
  'sign-in',
  'check-in',
  'search',
])

/** The longest a file may be, blank lines and comments not counted. */
export const longestFile = 300

export const countedLines = (text: string): number =>
  text.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length

/** The room a file lives in: relative imports do not leave it. */
export function roomOf(file: string): string {
  const pattern =
    /^(modules\/[^/]+\/[^/]+|packages\/framework\/src\/[^/]+|packages\/[^/]+|apps\/[^/]+|[^/]+)\//.exec(file)
  return pattern?.[1] ?? ''
}
