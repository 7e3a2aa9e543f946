/** Patterns of source text that bypass the typed requests of packages/client. */
const pastTheClient: Readonly<Record<string, RegExp>> = {
  'an address of the API': /['"`][^'"`\n]*\/api\//,
  'an address of the API after a host': /\}\/api\//,
  'a fetch of its own': /(?<![\w.])(?:globalThis\.|window\.)?fetch\(/,
  'a request of its own': /\bnew XMLHttpRequest\b/,
  'a result whose type its caller names': /\bsend<|\bunwrap\b/,
}

/** Files whose requests the contract cannot describe, each with the reason. */
export const openRequests: Readonly<Record<string, string>> = {
  'apps/app/src/server/answered.ts':
    'unwraps what the server answered in the same process, by the type of its call',
  'apps/app/src/ui/form/definition/form-definition.ts': 'the office decides on the fields of a web form',
  'apps/app/src/ui/form/form-calls.ts': 'the office decides on the fields of a web form',
  'apps/desk/src/screens/forms/steps/lifecycle.ts': 'a document type names the method of an action',
  'apps/desk/src/screens/forms/steps/form-steps.tsx':
    'a document type names the method that asks before an action',
}

const openPatterns: Readonly<Record<string, RegExp>> = {
  'a shape that its caller names': /\bshapedAs\b/,
  'a method by any name': /\bactionRequest\b/,
}

const isOfApp = (file: string): boolean =>
  /^apps\/(app|desk)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)

const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .join('\n')

const found = (patterns: Readonly<Record<string, RegExp>>, code: string): string[] =>
  Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []))

/** Returns how a file of the apps bypasses the typed requests. */
export function untypedRequests(file: string, source: string): string[] {
  if (!isOfApp(file)) return []
  const code = withoutComments(source)
  if (file in openRequests) return found(pastTheClient, code).filter((name) => !name.startsWith('a result'))
  return [...found(pastTheClient, code), ...found(openPatterns, code)]
}

/** Whether a file of `openRequests` still has what it is listed for. */
export const isStillOpen = (source: string): boolean =>
  found({ ...openPatterns, ...pastTheClient }, withoutComments(source)).length > 0
