import { Extension, Mark, mergeAttributes, Node, type Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'

// Exactly the tags that the server allows (the framework's sanitise.ts): a tag that is only here would be lost with the
// next save, one that is only there could not be edited.

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

const attributes = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, attribute(name)]))

interface Holder {
  tag: string
  content: string
  group?: string
  names?: readonly string[]
}

/** Node for a container tag without buttons of its own: it is preserved, and its text can be edited. */
const holder = ({ tag, content, group, names = [] }: Holder) =>
  Node.create({
    name: tag,
    content,
    ...(group === undefined ? {} : { group }),
    isolating: true,
    addAttributes: () => attributes(names),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const mark = (tag: string) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const spanned = ['colspan', 'rowspan']

const holders: Extensions = [
  holder({ tag: 'table', content: '(thead | tbody)+', group: 'block' }),
  holder({ tag: 'thead', content: 'tr+' }),
  holder({ tag: 'tbody', content: 'tr+' }),
  holder({ tag: 'tr', content: '(td | th)+' }),
  holder({ tag: 'td', content: 'block+', names: spanned }),
  holder({ tag: 'th', content: 'block+', names: ['scope', ...spanned] }),
  holder({ tag: 'figure', content: '(paragraph | figcaption)+', group: 'block' }),
  holder({ tag: 'figcaption', content: 'inline*' }),
  holder({ tag: 'dl', content: '(dt | dd)+', group: 'block' }),
  holder({ tag: 'dt', content: 'inline*' }),
  holder({ tag: 'dd', content: 'block+' }),
]

const span = Mark.create({
  name: 'span',
  parseHTML: () => [{ tag: 'span[lang], span[dir]' }],
  addAttributes: () => attributes(['lang', 'dir']),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Picture node; pictures pasted from another program are dropped. */
const picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => attributes(['src', 'alt', 'width', 'height', 'loading']),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isPictureAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes({ alt: '' }, HTMLAttributes)],
})

const blocks = [
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock'],
  ...['td', 'th', 'table', 'figure', 'dl', 'dt', 'dd'],
]

const languageAttributes = Extension.create({
  name: 'spokenIn',
  addGlobalAttributes: () => [{ types: blocks, attributes: attributes(['lang', 'dir']) }],
})

const starterKit = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => isLinkAddress(address),
  },
  trailingNode: false,
})

export const editorExtensions: Extensions = [
  starterKit,
  ...['sub', 'sup', 'small', 'mark'].map(mark),
  ...holders,
  ...[span, picture, languageAttributes],
]

const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i

const email = /^[^\s@:/]+@[^\s@:/.]+(\.[^\s@:/.]+)+$/

const telephone = /^\+?\d[\d\s()-]{5,}$/

const site = /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/

/** Pattern of a page of this site or a fragment; never `//host`, which is another site's. */
const ownPage = /^(\/(?![/\\])|#)\S*$/

const isLinkAddress = (address: string): boolean => schemes.test(address) || ownPage.test(address)

export function readLinkAddress(typed: string): string | null {
  const text = typed.trim()
  if (isLinkAddress(text)) return /\s/.test(text) ? null : text
  if (email.test(text)) return `mailto:${text}`
  if (telephone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return site.test(text) ? `https://${text}` : null
}

export const isPictureAddress = (address: string): boolean =>
  /^(https?:\/\/[^\s/]|\/(?![/\\]))/i.test(address)
