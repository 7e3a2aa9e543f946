import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

/** A document that another module made of what one form said. */
interface AlsoSent {
  readonly name: string
  readonly title: string
}

export interface AlsoMade {
  /** Name of the form's document type. */
  readonly doctype: string
  find(documents: Documents, name: string): Promise<readonly AlsoSent[]>
}

/** Modules that make several documents of one sending tell their numbers: `extensions: [alsoMade.add({ … })]`. */
export const alsoMade = extensionPoint<AlsoMade>('forms.also_made')
