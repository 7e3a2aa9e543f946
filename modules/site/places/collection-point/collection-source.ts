import type { DocType, Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { extensionPoint, type Extension, type ExtensionPoint } from '#framework/modules'
import type { AddressCopy } from '../address/address-copy.ts'

/** A package of a cart, whose items one seller ships together. */
interface PackageToCollect {
  readonly key: string
  readonly business: string
  /** The seller takes part in pick-up at events. */
  readonly shipsToEvents: boolean
  readonly items: readonly { readonly product: string; readonly sku: string }[]
}

/** A place and a day on which the organisation hands over packages. */
export interface Collection {
  /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
  readonly code: string
  /** The name that buyers see and the label of the package shows. It never names a child. */
  readonly title: string
  readonly address: AddressCopy
  /** 'YYYY-MM-DD', the day of the hand-over. */
  readonly day: string
}

/** A person to whom a package is handed over. */
interface Collector {
  readonly full_name: string
  /** The event registration that a scanned ticket names; null where there are no tickets. */
  readonly registration: string | null
}

/** Supplies the collections of another domain to carts. */
export interface CollectionSource {
  readonly name: string
  /** The source is active on sites that load this type. */
  readonly type: DocType
  /** Returns what the caller may choose for each package, by its key. At most two statements. */
  offer(
    documents: Documents,
    packages: readonly PackageToCollect[],
  ): Promise<ReadonlyMap<string, readonly Collection[]>>
  /** Tells whether the caller hands over the packages of a collection. */
  mayHandOver(documents: Documents, code: string): Promise<boolean>
  /** Returns for each buyer who collects, such as their children in the class; only those who hand over see it. */
  collectors(
    documents: Documents,
    code: string,
    users: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Collector[]>>
}

const point = extensionPoint<CollectionSource>('places.collection_source')
const added: CollectionSource[] = []

/** A registered source is active on each site that has its type, because carts are priced wherever documents are. */
export const collectionSource: ExtensionPoint<CollectionSource> = {
  ...point,
  add(value): Extension {
    added.push(value)
    return point.add(value)
  },
}

export function collectionSourcesOn(registry: Registry): readonly CollectionSource[] {
  return added.filter(({ type }) => registry.find(type.name) === type)
}

/** Returns the source of a collection's code; null for an unknown one. */
export function sourceOfCollection(registry: Registry, code: string): CollectionSource | null {
  return collectionSourcesOn(registry).find(({ name }) => code.startsWith(`${name}:`)) ?? null
}
