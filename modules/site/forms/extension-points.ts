import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

interface AlsoSent {
  readonly name: string
  readonly title: string
}

export interface AlsoMade {
  readonly doctype: string
  find(documents: Documents, name: string): Promise<readonly AlsoSent[]>
}

/** Extension point for modules that create several documents per submission: `extensions: [alsoMade.add({ … })]`. */
export const alsoMade = extensionPoint<AlsoMade>('forms.also_made')
