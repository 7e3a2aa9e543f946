import { basename } from 'node:path'
import { fieldTerms } from './field-terms.mjs'

const problem = (description, create) => ({
  meta: { type: 'problem', docs: { description }, schema: [] },
  create,
})

const noDefaultExport = problem('An export has a name.', (context) => ({
  ExportDefaultDeclaration: (node) => context.report({ node, message: 'Export it by its name.' }),
}))

const kebabCaseFiles = problem('Files are named in kebab-case, with their role as a suffix.', (context) => ({
  Program(node) {
    const name = basename(context.filename)
    if (/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) return
    context.report({ node, message: `"${name}" is not kebab-case.` })
  },
}))

/** Node runs the sources directly, so imports include the file extension. */
const relativeImportsNameTheirFile = problem('A relative import has its extension.', (context) => {
  const look = (node) => {
    const target = node.source?.value
    if (typeof target !== 'string' || !target.startsWith('.')) return
    if (/\.(ts|tsx|js|mjs|cjs|json|css|svg)(\?\w+)?$/.test(target)) return
    context.report({ node, message: `"${target}" needs its extension.` })
  }
  return {
    ImportDeclaration: look,
    ExportNamedDeclaration: look,
    ExportAllDeclaration: look,
    ImportExpression: look,
  }
})

const isCastOf = (node, keyword) => node.type === 'TSAsExpression' && node.typeAnnotation.type === keyword

const noCastingAway = problem('A cast never goes by way of unknown, any or never.', (context) => ({
  TSAsExpression(node) {
    const isDouble =
      isCastOf(node.expression, 'TSUnknownKeyword') || isCastOf(node.expression, 'TSAnyKeyword')
    if (isDouble || isCastOf(node, 'TSNeverKeyword'))
      context.report({ node, message: 'A cast may narrow a value, not silence the compiler.' })
  },
}))

const noBanners = problem('Comments are sentences, not lines of signs.', (context) => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments()) {
      if (/([-=*#/~_])\1{5,}/.test(comment.value))
        context.report({ loc: comment.loc, message: 'No banners.' })
    }
  },
}))

/** First words of a sentence that needs the sentence before it, or of a riddle. */
const refusedFirstWords = new Set(
  (
    'it he she they we you this that these those so and but or if when where what who whoever whatever how why because ' +
    'here there nobody somebody nothing something everybody everything never always not only no as since with without ' +
    'for in on at by from to of until while after before both either each every all any one some'
  ).split(' '),
)

const docComments = problem(
  'A documentation comment begins with a verb in the third person or with a noun phrase.',
  (context) => ({
    Program() {
      for (const { type, value, loc } of context.sourceCode.getAllComments()) {
        const first = /^[\s*]*([A-Za-z]+)/.exec(value)?.[1]?.toLowerCase() ?? ''
        if (type === 'Block' && value.startsWith('*') && refusedFirstWords.has(first))
          context.report({ loc, message: `Begin with a verb or a noun phrase, not with "${first}".` })
      }
    },
  }),
)

/** Names of calls and parameters that are lower case on the wire, and may begin the title of a test about them. */
const wireNames = new Set(['cmd', 'submit', 'save', 'ping', 'expand', 'debug', 'docstatus', 'filters'])

const textOf = ({ type, value, quasis }) => (type === 'TemplateLiteral' ? quasis[0].value.raw : String(value))

const testTitles = problem(
  'The title of a test is a sentence that begins with a capital letter.',
  (context) => ({
    'CallExpression[arguments.length>1]'({ callee, arguments: [title] }) {
      const called = context.sourceCode.getText(callee)
      if (!/^test\b/.test(called) || !['Literal', 'TemplateLiteral'].includes(title.type)) return
      const [first] = /^[a-z]+(?=[ ,])/.exec(textOf(title)) ?? []
      if (first !== undefined && !wireNames.has(first))
        context.report({ node: title, message: `Begin with a capital letter, not with "${first}".` })
    },
  }),
)

const browserGlobals = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'alert'])

/** The compiler's one configuration includes both environments; server code uses one of them. */
const noBrowserGlobals = problem('Server code uses nothing that only browsers have.', (context) => ({
  'Program:exit'(node) {
    const { globalScope } = context.sourceCode.scopeManager
    for (const { identifier } of globalScope?.through ?? []) {
      if (browserGlobals.has(identifier.name) && identifier.parent.type !== 'TSTypeReference')
        context.report({ node: identifier ?? node, message: `There is no ${identifier.name} on the server.` })
    }
  },
}))

const nodeGlobals = Object.fromEntries(
  [
    'process',
    'console',
    'Buffer',
    'URL',
    'performance',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'module',
    'require',
    'fetch',
    'AbortController',
  ].map((name) => [name, 'readonly']),
)

export const mela = {
  nodeGlobals,
  rules: {
    'no-default-export': noDefaultExport,
    'kebab-case-files': kebabCaseFiles,
    'relative-imports-name-their-file': relativeImportsNameTheirFile,
    'no-casting-away': noCastingAway,
    'no-banners': noBanners,
    'doc-comments': docComments,
    'test-titles': testTitles,
    'no-browser-globals': noBrowserGlobals,
    'field-terms': fieldTerms,
  },
}
