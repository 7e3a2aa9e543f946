import { Fragment, createElement, type ReactNode } from 'react'

const tags: ReadonlySet<string> = new Set([
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'],
])

/** A form's HTML text, drawn from the few tags that a text needs; scripts and styles stay where they are. */
export function SafeWords({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="prose is-wide">{childrenOf(body)}</div>
}

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(draw)

function draw(node: Node, index: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement)) return null
  const tag = node.tagName.toLowerCase()
  if (tag === 'script' || tag === 'style') return null
  if (tag === 'br') return <br key={index} />
  if (tag === 'a') return linkOf(node, index)
  return createElement(tags.has(tag) ? tag : Fragment, { key: index }, ...childrenOf(node))
}

function linkOf(link: HTMLElement, index: number): ReactNode {
  const href = link.getAttribute('href') ?? ''
  const isSafe = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)
  return isSafe ? (
    <a key={index} href={href}>
      {childrenOf(link)}
    </a>
  ) : (
    <Fragment key={index}>{childrenOf(link)}</Fragment>
  )
}
