import { useQuery } from '@tanstack/react-query'
import { methodRead, send } from '#client'
import { readType, type TypeMeta, type WireMeta } from '../data/doc-meta.ts'
import { useLanguage } from '../language/language.tsx'

interface Answer {
  sections: { section_type: string; variant: string; shape: string }[]
  docs: WireMeta[]
}

export interface SectionShapes {
  /** What the data of a section holds; undefined for types and variants that this site does not know. */
  shapeOf: (type: string, variant: string) => TypeMeta | undefined
  rowOf: (name: string) => TypeMeta | undefined
}

function readShapes({ sections, docs }: Answer): SectionShapes {
  const types = new Map(docs.map(readType).map((type) => [type.name, type]))
  return {
    shapeOf: (type, variant) => {
      const found = sections.find((one) => one.section_type === type && one.variant === variant)
      return found && types.get(found.shape)
    },
    rowOf: (name) => types.get(name),
  }
}

/** What the sections of pages and footers are made of, asked for once in each language. */
export function useSectionShapes() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['section shapes', language],
    queryFn: async () => readShapes(await send<Answer>(methodRead('mela.website.get_section_shapes'))),
    staleTime: Infinity,
  })
}
