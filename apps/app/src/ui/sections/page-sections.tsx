import type { PageSection, WebsiteSettings, SectionType } from '#client'
import { Banner } from './banner.tsx'
import { CategoryList, EventList, GalleryStrip, ProductSection } from './card-lists.tsx'
import { ContributionSection, FormLink } from './calls-to-action.tsx'
import { ImageSection, VideoSection, Place, Slider } from './media.tsx'
import { Questions, RichText, Counters, Testimonials } from './text-sections.tsx'
import type { SectionView } from './section-frame.tsx'
import { startTransition, useEffect, useState } from 'react'

interface Props {
  sections: readonly PageSection[]
  settings: WebsiteSettings
}

export function PageSections({ sections, settings }: Props) {
  const count = useRenderedCount(sections.length)
  return sections.slice(0, count).map((section, position) => {
    const View = sectionView(section.section_type)
    return View && <View key={section.name} section={section} settings={settings} position={position} />
  })
}

const views: Record<SectionType, SectionView> = {
  slider: Slider,
  'product list': ProductSection,
  'category list': CategoryList,
  'event list': EventList,
  'gallery strip': GalleryStrip,
  'rich text': RichText,
  image: ImageSection,
  video: VideoSection,
  banner: Banner,
  testimonial: Testimonials,
  counter: Counters,
  faq: Questions,
  map: Place,
  form: FormLink,
  contribution: ContributionSection,
}

const known = new Map<string, SectionView>(Object.entries(views))

/** Returns the view of a section type; undefined for a type of a newer server, which is left out. */
export const sectionView = (type: string): SectionView | undefined => known.get(type)

const coveringShell = (): HTMLElement | null =>
  globalThis.document === undefined ? null : document.getElementById('shell')

/**
 * Returns the number of sections to render: all, except under the server's page, where one is added per frame so that
 * no touch waits. The server's page is removed after the last one.
 */
export function useRenderedCount(total: number): number {
  const [rendered, setRendered] = useState(() => (coveringShell() ? 0 : Infinity))
  useEffect(() => {
    if (rendered >= total) return undefined
    const shell = coveringShell()
    shell?.setAttribute('data-drawing', '')
    const handleFrame = () => {
      if (shell && shell.dataset['entered'] === undefined) frame = requestAnimationFrame(handleFrame)
      else startTransition(() => setRendered(rendered + 1))
    }
    let frame = requestAnimationFrame(handleFrame)
    return () => {
      cancelAnimationFrame(frame)
      shell?.removeAttribute('data-drawing')
    }
  }, [rendered, total])
  return rendered
}
