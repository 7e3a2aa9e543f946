export const moduleFiles = new Set([
  ...['README.md', 'index.ts', 'errors.ts', 'events.ts', 'event-handlers.ts', 'tasks.ts', 'webhooks.ts'],
  ...['extension-points.ts', 'extensions.ts', 'demo.ts', 'messages.ts'],
])

export const roleFolders = new Set(['doctypes', 'methods', 'actions', 'rules', 'words'])

export const domains = new Set(['site', 'money', 'community', 'store'])

export const bannedFolders = /(^|\/)(utils?|common|helpers?|misc|lib|shared)\//

/** Source files in a folder without tests. */
export const mostFiles = 20

/** Characters of a module's longest README. */
export const longestReadme = 2_500

export const screensWithoutModule = new Set([
  ...['home', 'account', 'events', 'coming-soon', 'contact', 'sign-in', 'check-in'],
])

/** Lines of the longest file, without blank lines and comments. */
export const longestFile = 300

export const countedLines = (text: string): number =>
  text.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length

/** The module, package folder or app of a file: relative imports stay inside. */
export function ownerOf(file: string): string {
  const pattern =
    /^(modules\/[^/]+\/[^/]+|packages\/framework\/src\/[^/]+|packages\/[^/]+|apps\/[^/]+|[^/]+)\//.exec(file)
  return pattern?.[1] ?? ''
}

/** Pages of app and desk without a test beside them. The list may only become shorter. */
export const pagesWithoutTest: ReadonlySet<string> = new Set()

/** The file that tests what a person does on a page. */
export const testOfPage = (page: string): string => page.replace(/\.tsx$/, '.test.tsx')
