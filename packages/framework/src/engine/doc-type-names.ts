import type { DocType, Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Module } from '#framework/modules'

type Aliases = Readonly<Record<string, string>>

interface NameOptions {
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly ask: <T>(run: (documents: Documents) => Promise<T>) => Promise<T>
}

/** The document types by the names that clients use: their own, and those that the site's settings give them. */
export function docTypeNames({ registry, modules, ask }: NameOptions) {
  let aliases: Promise<Aliases> | null = null

  const readAliases = (): Promise<Aliases> =>
    ask(async (documents) => {
      const all = await Promise.all(modules.map((module) => module.docTypeAliases(documents)))
      return Object.fromEntries(all.flatMap((aliases) => Object.entries(aliases)))
    })

  return {
    async find(name: string): Promise<DocType | undefined> {
      const own = registry.find(name)
      if (own) return own
      const asked = (aliases ??= readAliases())
      // A failed question is asked again by whoever comes next.
      asked.catch(() => {
        if (aliases === asked) aliases = null
      })
      const alias = (await asked)[name]
      return alias === undefined ? undefined : registry.find(alias)
    },
    /** Settings may have changed. */
    forget() {
      aliases = null
    },
  }
}
