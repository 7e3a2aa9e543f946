import { interfaceName } from '../generate/interface-name.ts'

/** One noun in all the ways that files and code write it. */
export interface Names {
  /** As people read it: 'Board Post'. */
  readonly title: string
  /** As files are named: 'board-post'. */
  readonly kebab: string
  /** As the document type's constant is named: 'BoardPost'. */
  readonly pascal: string
}

const TITLE = /^[A-Z][A-Za-z0-9]*( [A-Z0-9][A-Za-z0-9]*)*$/

/** Reads a title, which must be words in capitals: it becomes a table, a resource and a constant. */
export function namesOf(title: string): Names {
  if (!TITLE.test(title) || title.length > 60)
    throw new Error(`"${title}" is no title of a document type: write words like "Board Post"`)
  return { title, kebab: title.toLowerCase().replaceAll(' ', '-'), pascal: interfaceName(title) }
}

/** A module's noun as a title: 'gift-cards' is 'Gift Cards'. */
export function titleOf(noun: string): string {
  return noun
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** A module's noun as a constant: 'gift-cards' is giftCards. */
export function constantOf(noun: string): string {
  return noun.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())
}

/** A module's noun as methods are called by on the wire: 'gift-cards' is gift_cards. */
export function wireNoun(noun: string): string {
  return noun.replaceAll('-', '_')
}
