import type { SectionType } from '#client'
import { Banner } from './banner.tsx'
import { CategoryList } from './category-list.tsx'
import { ContributionSection } from './contribution.tsx'
import { EventList } from './event-list.tsx'
import { FormLink } from './form-link.tsx'
import { GalleryStrip } from './gallery-strip.tsx'
import { ImageSection, VideoSection } from './media.tsx'
import { Place } from './place.tsx'
import { ProductList } from './product-list.tsx'
import { Questions } from './questions.tsx'
import { RichText } from './rich-text.tsx'
import type { SectionView } from './section.ts'
import { Slider } from './slider.tsx'
import { Counters, Testimonials } from './testimonials.tsx'

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
