import type { DocType } from '#framework/doctypes'
import type { Work } from '../work.ts'
import { Version } from './version.doctype.ts'

/** Whether changes of a type leave versions: it says so itself, and the site has the room that brings them. */
export function hasVersions({ registry }: Work, type: DocType): boolean {
  return type.trackChanges && registry.find(Version.name) !== undefined
}
