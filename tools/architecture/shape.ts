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

/** The longest README of a module, in characters. */
export const longestReadme = 2_500

/** Nouns of screens that are no module: they gather several, or stand for the app itself. */
export const screensWithoutModule = new Set([
  ...['home', 'account', 'events', 'coming-soon', 'contact', 'sign-in', 'check-in'],
])

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

/** Pages of app and desk without a test beside them. The list may only become shorter. */
export const pagesWithoutTest: ReadonlySet<string> = new Set()

/** The file that tests what a person does on a page. */
export const testOfPage = (page: string): string => page.replace(/\.tsx$/, '.test.tsx')
