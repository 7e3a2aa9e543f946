import type { PageSection, WebsiteSettings } from '#client'
import { sectionView } from './section-views.ts'
import { useRenderedCount } from './use-rendered-count.ts'

interface Props {
  sections: readonly PageSection[]
  settings: WebsiteSettings
}

/** The sections of a page in the editor's order. */
export function PageSections({ sections, settings }: Props) {
  const count = useRenderedCount(sections.length)
  return sections.slice(0, count).map((section, position) => {
    const View = sectionView(section.section_type)
    return View && <View key={section.name} section={section} settings={settings} position={position} />
  })
}
