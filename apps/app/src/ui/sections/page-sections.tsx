import type { PageSection, WebsiteSettings, SectionType } from '#client'
import { Banner } from './banner.tsx'
import { CategoryList, EventList, GalleryStrip, ProductList } from './card-lists.tsx'
import { ContributionSection, FormLink } from './calls-to-action.tsx'
import { ImageSection, VideoSection, Place, Slider } from './media.tsx'
import { Questions, RichText, Counters, Testimonials } from './text-sections.tsx'
import type { SectionView } from './section-frame.tsx'
import { startTransition, useEffect, useState } from 'react'

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

const views: Record<SectionType, SectionView> = {
  slider: Slider,
  'product list': ProductList,
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

/** How a section is drawn; a type that a newer server knows and this app does not is left out. */
export const sectionView = (type: string): SectionView | undefined => known.get(type)

/** The server's page, while it stands over the app. */
const coveringShell = (): HTMLElement | null =>
  globalThis.document === undefined ? null : document.getElementById('shell')

/**
 * How many sections are drawn: all of them, except under the server's page. There one comes with each frame once the app's
 * page has its place, so that no touch waits while all are drawn and laid out. The shell leaves when the last one stands.
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
