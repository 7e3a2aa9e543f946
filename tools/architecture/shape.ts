/** The files that may lie beside a module's nouns. */
export const moduleFiles = new Set([
  ...['README.md', 'index.ts', 'errors.ts', 'events.ts', 'event-handlers.ts', 'tasks.ts', 'webhooks.ts'],
  ...['extension-points.ts', 'extensions.ts', 'demo.ts', 'messages.ts'],
])

/** Folders of roles: a module is cut by noun and operation. */
export const roleFolders = new Set(['doctypes', 'methods', 'actions', 'rules', 'words'])

export const domains = new Set(['site', 'money', 'community', 'store'])

/** Folders that say nothing about what is in them. */
export const bannedFolders = /(^|\/)(utils?|common|helpers?|misc|lib|shared)\//

/** The most source files in a folder, tests not counted. */
export const mostFiles = 20

/** Folders that still hold more source files, with the number that they may not exceed. */
export const crowdedFolders: Readonly<Record<string, number>> = {
  'packages/design/src/messages': 46,
  'packages/design/src/messages/en': 46,
  'packages/design/src/messages/hi': 46,
  'packages/design/src/messages/ta': 46,
}

/** The longest README of a module, in characters. */
export const longestReadme = 2_500

/** Nouns of screens that are no module: they gather several, or stand for the app itself. */
export const screensWithoutModule = new Set([
  ...['home', 'account', 'events', 'coming-soon', 'contact', 'sign-in', 'check-in'],
])

/** Pages of the desk that have no test yet: the list may only become shorter. */
export const deskPagesWithoutTest: readonly string[] = []

/** The longest a file may be, blank lines and comments not counted. */
export const longestFile = 300

export const countedLines = (text: string): number =>
  text.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length

/** The module, package folder or app that a file belongs to: relative imports do not leave it. */
export function ownerOf(file: string): string {
  const pattern =
    /^(modules\/[^/]+\/[^/]+|packages\/framework\/src\/[^/]+|packages\/[^/]+|apps\/[^/]+|[^/]+)\//.exec(file)
  return pattern?.[1] ?? ''
}
