import { useMemo, useState, useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import YetAnotherLightbox, {
  type Labels,
  type Slide,
  type GenericSlide,
  createModule,
  MODULE_CONTROLLER,
  useController,
  type Plugin,
} from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Download from 'yet-another-react-lightbox/plugins/download'
import Video from 'yet-another-react-lightbox/plugins/video'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { closeOutline, chevronBackOutline, chevronForwardOutline, downloadOutline } from 'ionicons/icons'
import { useTranslate, type Translate } from '../../language/text.ts'
import { framePower } from '../frame-power.ts'
import { Icon } from '../icon.tsx'
import { useClosedByBack } from '../back-button.tsx'
import { useIsWide } from '../use-is-wide.ts'
import { type LightboxPictures, kindOf, pictureOf, type LightboxItem } from './album-items.ts'
import { LightboxFoot } from './lightbox-foot.tsx'
import { pictureSource, rendition } from '../picture/picture.tsx'
import styles from './lightbox.module.css'

interface Touch {
  x: number
  y: number
  pointer: number
  target: EventTarget
}

/**
 * Replaces the library's swipe limits, and its handling of gestures beside the picture as backdrop taps, by the
 * specification's.
 */
function Swipes({ children }: { children?: ReactNode }) {
  const { subscribeSensors, prev, next, close } = useController()
  const start = useRef<Touch | null>(null)
  useEffect(() => {
    const handleDown = (event: PointerEvent) => {
      start.current = event.isPrimary
        ? { x: event.clientX, y: event.clientY, pointer: event.pointerId, target: event.target }
        : null
    }
    const handleUp = (event: PointerEvent) => {
      const touch = start.current
      start.current = null
      if (touch?.pointer !== event.pointerId) return
      const across = event.clientX - touch.x
      const down = event.clientY - touch.y
      const gesture = gestureOf(across, down)
      const isBackdropTap = isTap(across, down) && event.target === touch.target && isBackdrop(touch.target)
      if (gesture === 'next') next()
      else if (gesture === 'previous') prev()
      else if (gesture === 'close' || isBackdropTap) close()
    }
    const subscriptions = [
      subscribeSensors('onPointerDown', handleDown),
      subscribeSensors('onPointerUp', handleUp),
      subscribeSensors('onPointerCancel', () => {
        start.current = null
      }),
      subscribeSensors('onWheel', (event) => event.stopPropagation()),
    ]
    return () => subscriptions.forEach((unsubscribe) => unsubscribe())
  }, [subscribeSensors, prev, next, close])
  return <>{children}</>
}

const isBackdrop = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('.yarl__slide, .yarl__slide_wrapper')

const swipes: Plugin = ({ addChild }) => addChild(MODULE_CONTROLLER, createModule('swipes', Swipes), true)

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    iframe: FrameSlide
  }
}

interface FrameSlide extends GenericSlide {
  type: 'iframe'
  src: string
  title: string
}

const fullWidth = 1600

function slideOf(item: LightboxItem): Slide {
  const kind = kindOf(item)
  if (kind === 'iframe') return { type: 'iframe', src: item.iframe ?? '', title: item.title ?? '' }
  if (kind === 'image') {
    return { src: rendition(pictureOf(item), fullWidth), alt: item.alt ?? '', download: downloadOf(item) }
  }
  const source = pictureSource(item.video)
  return {
    type: 'video',
    ...(item.poster ? { poster: rendition(item.poster, fullWidth) } : {}),
    sources: [{ src: source, type: mediaType(source) }],
    download: downloadOf(item),
  }
}

const downloadOf = (item: LightboxItem): string =>
  pictureSource(item.download_url ?? pictureOf(item) ?? item.video)

function mediaType(source: string): string {
  return /\.webm(\?|$)/i.test(source) ? 'video/webm' : 'video/mp4'
}

const places = 'button, a[href], video[controls], iframe'

/** Traps the Tab key inside the lightbox, in both directions. */
function useFocusTrap(): void {
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

function handleKey(event: KeyboardEvent): void {
  const box = document.querySelector(`.${styles.lightbox}[role="dialog"]`)
  if (event.key !== 'Tab' || !box) return
  const next = nextPlace(reachable(box), event.shiftKey)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Returns the focusable elements; on phones there are none, and the focus stays on the container for Escape and arrows.
 */
function reachable(box: Element): HTMLElement[] {
  const found = [...box.querySelectorAll<HTMLElement>(places)].filter((place) => !place.closest('[inert]'))
  return found.length > 0 ? found : [...box.querySelectorAll<HTMLElement>('.yarl__container')]
}

function nextPlace(inside: readonly HTMLElement[], isBackwards: boolean): HTMLElement | undefined {
  const present = inside.findIndex((place) => place === document.activeElement)
  if (isBackwards) return present <= 0 ? inside.at(-1) : undefined
  return present === -1 || present === inside.length - 1 ? inside[0] : undefined
}

interface Props extends LightboxPictures {
  onClose: () => void
}

export function Lightbox({ title, items, index, onClose }: Props) {
  const t = useTranslate()
  const isWide = useIsWide()
  const [isOpen, setIsOpen] = useState(true)
  const [shown, setShown] = useState(index)
  const slides = useMemo(() => items.map(slideOf), [items])
  const isAlone = slides.length === 1
  const handleClose = () => setIsOpen(false)
  useClosedByBack(handleClose)
  useFocusTrap()
  return (
    <YetAnotherLightbox
      className={styles.lightbox}
      open={isOpen}
      close={handleClose}
      index={shown}
      slides={slides}
      labels={labelsIn(t, title)}
      plugins={isWide ? [Counter, Video, swipes, Download] : [Counter, Video, swipes]}
      animation={{ fade: backdropTime, swipe: slideTime, navigation: slideTime }}
      carousel={{ finite: isAlone, preload: preloadedSlides, padding: 0 }}
      controller={{ ...closing, disableSwipeNavigation: true }}
      toolbar={{ buttons: isWide ? ['download', 'close'] : [] }}
      on={{ view: ({ index: present }) => setShown(present), exited: onClose }}
      render={{
        ...icons,
        ...(isWide && !isAlone ? {} : noButtons),
        slide: ({ slide }) => frameOf(slide),
        iconError: () => <p role="alert">{t('alerts.picture_failed')}</p>,
        controls: () => <LightboxFoot items={items} index={shown} isWide={isWide} onChoose={setShown} />,
      }}
    />
  )
}

const closing = { closeOnBackdropClick: false, closeOnPullDown: false, closeOnPullUp: false }

const noButtons = { buttonPrev: () => null, buttonNext: () => null }

const icons = {
  iconPrev: () => <Icon of={chevronBackOutline} />,
  iconNext: () => <Icon of={chevronForwardOutline} />,
  iconClose: () => <Icon of={closeOutline} />,
  iconDownload: () => <Icon of={downloadOutline} />,
}

function frameOf(slide: Slide) {
  if (slide.type !== 'iframe') return undefined
  const power = framePower(slide.src, location.origin)
  return (
    <iframe
      className={styles.lightboxFrame}
      src={slide.src}
      title={slide.title}
      sandbox={power}
      allowFullScreen
    />
  )
}

function labelsIn(t: Translate, title: string): Labels {
  return {
    Lightbox: title,
    Previous: t('gallery.previous'),
    Next: t('gallery.next'),
    Close: t('gallery.close'),
    Download: t('gallery.download'),
  }
}

/** The specification's figures for the lightbox: times in milliseconds, distances in pixels. */
export const slideTime = 400

export const backdropTime = 300

export const preloadedSlides = 2

export const swipeDistance = 50

export const closingSwipeDistance = 100

/** Maximum pixels of a movement that counts as a tap. */
const tapDistance = 10

export type Gesture = 'next' | 'previous' | 'close' | 'nothing'

/** Returns the meaning of a swipe: right to left shows the next, far enough up or down closes. */
export function gestureOf(across: number, down: number): Gesture {
  if (Math.abs(down) > Math.abs(across)) return Math.abs(down) > closingSwipeDistance ? 'close' : 'nothing'
  if (Math.abs(across) <= swipeDistance) return 'nothing'
  return across < 0 ? 'next' : 'previous'
}

export const isTap = (across: number, down: number): boolean => Math.hypot(across, down) <= tapDistance
