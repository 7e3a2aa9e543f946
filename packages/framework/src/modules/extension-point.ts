/** One thing that a room adds to another. */
export interface Extension {
  readonly point: string
}

/** A place where other rooms may add to a room without being imported by it. */
export interface ExtensionPoint<T> {
  readonly name: string
  /** `extensions: [pageSectionSource.add({ … })]` in defineModule. */
  add(value: T): Extension
  /** What was added here, out of all that the modules added. */
  readFrom(extensions: readonly Extension[]): readonly T[]
}

export function extensionPoint<T>(name: string): ExtensionPoint<T> {
  const values = new WeakMap<Extension, T>()
  return {
    name,
    add(value) {
      const extension = { point: name }
      values.set(extension, value)
      return extension
    },
    readFrom: (extensions) =>
      extensions.flatMap((extension) => {
        const value = values.get(extension)
        return value === undefined ? [] : [value]
      }),
  }
}
