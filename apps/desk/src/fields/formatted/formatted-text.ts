import { generateHTML, generateJSON } from '@tiptap/react'
import { editorExtensions } from './editor-extensions.ts'

export const throughEditor = (html: string): string =>
  tidyHtml(generateHTML(generateJSON(html, editorExtensions), editorExtensions))

/** Returns true when the editor preserves the whole text; otherwise only its HTML may be edited. */
export const isLossless = (html: string): boolean => meaningOf(throughEditor(html)) === meaningOf(html)

const holders = 'li, td, th, dd, figure'

/** Simplifies the editor's HTML. Empty for a text without words. */
export function tidyHtml(html: string): string {
  const body = bodyOf(html)
  for (const holder of body.querySelectorAll(holders)) {
    const paragraphs = [...holder.children].filter(({ tagName }) => tagName === 'P')
    const [only] = paragraphs
    if (only && paragraphs.length === 1 && only.attributes.length === 0) only.replaceWith(...only.childNodes)
  }
  return meaningOf(body.innerHTML) === '' ? '' : body.innerHTML
}

/** Replaces headings that the site does not have by the nearest one. */
export const pastedHtml = (html: string): string =>
  html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4')

// Two HTML texts often mean the same: a list item with or without a paragraph, `b` or `strong`, marks in another order,
// line breaks between blocks. The editor's output is compared by meaning, so that an untouched text is never changed.

const sameTag: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2' }

const marks: ReadonlySet<string> = new Set([
  ...['strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'a', 'span', 'code'],
])

const lines: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'dt', 'figcaption'])

const meant: readonly string[] = [
  ...['href', 'title', 'src', 'alt', 'width', 'height', 'loading'],
  ...['scope', 'colspan', 'rowspan', 'lang', 'dir'],
]

const tagOf = (element: Element): string => {
  const name = element.tagName.toLowerCase()
  return sameTag[name] ?? name
}

function attributesOf(element: Element): string {
  return meant
    .map((name) => [name, element.getAttribute(name)] as const)
    .filter(([name, value]) => value !== null && !(name.endsWith('span') && value === '1'))
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('')
}

interface Run {
  text: string
  marks: string
  isText: boolean
}

const isElement = (node: Node): node is Element => node.nodeType === 1

const isInLine = (node: Node): boolean =>
  node.nodeType === 3 || (isElement(node) && (marks.has(tagOf(node)) || ['img', 'br'].includes(tagOf(node))))

function runsOf(node: Node, above: readonly string[]): Run[] {
  const within = above.toSorted().join('')
  if (!isElement(node)) return [{ text: node.textContent ?? '', marks: within, isText: true }]
  const tag = tagOf(node)
  const openingTag = `<${tag}${attributesOf(node)}>`
  if (!marks.has(tag)) return [{ text: openingTag, marks: tag === 'br' ? '' : within, isText: false }]
  const own = openingTag === '<span>' || above.includes(openingTag) ? above : [...above, openingTag]
  return [...node.childNodes].filter(isContentNode).flatMap((child) => runsOf(child, own))
}

const isContentNode = ({ nodeType }: Node): boolean => nodeType === 1 || nodeType === 3

const space = /[ \t\r\n\f]+/g

/** Collapses whitespace as a browser does: none at the beginning of a line, and none after other whitespace. */
function collapse(runs: readonly Run[]): Run[] {
  let isAfterSpace = true
  return runs.map((run) => {
    if (!run.isText) {
      isAfterSpace = run.text === '<br>'
      return run
    }
    const collapsed = run.text.replace(space, ' ')
    const text = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
    if (text !== '') isAfterSpace = text.endsWith(' ')
    return { ...run, text }
  })
}

function joined(runs: readonly Run[]): Run[] {
  const mergedRuns: Run[] = []
  for (const run of runs.filter(({ text }) => text !== '')) {
    const before = mergedRuns.at(-1)
    if (before?.isText === true && run.isText && before.marks === run.marks) before.text += run.text
    else mergedRuns.push({ ...run })
  }
  return mergedRuns
}

function lineOf(runs: readonly Run[]): string {
  const lineRuns = joined(collapse(runs))
  const last = lineRuns.at(-1)
  if (last?.isText === true) last.text = last.text.replace(/ $/, '')
  return lineRuns
    .filter(({ text }) => text !== '')
    .map(({ text, marks: under, isText }) => `${under}${isText ? JSON.stringify(text) : text}`)
    .join('')
}

function blockOf(element: Element): string {
  const tag = tagOf(element)
  const begin = `<${tag}${attributesOf(element)}>`
  if (tag === 'pre') return begin + JSON.stringify(element.textContent)
  if (lines.has(tag))
    return `${begin}${lineOf([...element.childNodes].flatMap((node) => runsOf(node, [])))}</${tag}>`
  return `${begin}${blocksIn(element)}</${tag}>`
}

function blocksIn(parent: Element): string {
  const blocks: string[] = []
  let runs: Run[] = []
  const endLine = () => {
    const line = lineOf(runs)
    if (line !== '') blocks.push(`<p>${line}</p>`)
    runs = []
  }
  for (const node of [...parent.childNodes].filter(isContentNode)) {
    if (isInLine(node)) runs.push(...runsOf(node, []))
    else if (isElement(node)) {
      endLine()
      blocks.push(blockOf(node))
    }
  }
  endLine()
  return blocks.join('')
}

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** Returns a normal form of HTML: equal for two texts that a reader cannot tell apart. */
export function meaningOf(html: string): string {
  const meaning = blocksIn(bodyOf(html))
  return meaning === '<p></p>' ? '' : meaning
}
