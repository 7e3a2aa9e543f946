import { useMemo, useState } from 'react'
import YetAnotherLightbox, { type Labels, type Slide } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Download from 'yet-another-react-lightbox/plugins/download'
import Video from 'yet-another-react-lightbox/plugins/video'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { closeOutline, chevronBackOutline, chevronForwardOutline, downloadOutline } from 'ionicons/icons'
import { useSay, type Say } from '../../language/text.ts'
import { framePower } from '../frame-power.ts'
import { Icon } from '../icon.tsx'
import { useClosedByBack } from '../use-closed-by-back.ts'
import { useIsWide } from '../use-is-wide.ts'
import type { LightboxPictures } from './album-items.ts'
import { backdropTime, preloadedSlides, slideTime } from './limits.ts'
import { LightboxFoot } from './lightbox-foot.tsx'
import './lightbox.css'
import { slideOf } from './slides.ts'
import { swipes } from './swipes.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props extends LightboxPictures {
  onClose: () => void
}

/** Pictures one by one, with the specification's figures. */
export function Lightbox({ title, items, index, onClose }: Props) {
  const say = useSay()
  const isWide = useIsWide()
  const [isOpen, setIsOpen] = useState(true)
  const [shown, setShown] = useState(index)
  const slides = useMemo(() => items.map(slideOf), [items])
  const isAlone = slides.length === 1
  const handleClose = () => setIsOpen(false)
  useClosedByBack(handleClose)
  useKeptFocus()
  return (
    <YetAnotherLightbox
      className="lightbox"
      open={isOpen}
      close={handleClose}
      index={shown}
      slides={slides}
      labels={labelsIn(say, title)}
      plugins={isWide ? [Counter, Video, swipes, Download] : [Counter, Video, swipes]}
      animation={{ fade: backdropTime, swipe: slideTime, navigation: slideTime }}
      carousel={{ finite: isAlone, preload: preloadedSlides, padding: 0 }}
      controller={{ ...closing, focus: true, aria: true, disableSwipeNavigation: true }}
      toolbar={{ buttons: isWide ? ['download', 'close'] : [] }}
      on={{ view: ({ index: present }) => setShown(present), exited: onClose }}
      render={{
        ...icons,
        ...(isWide && !isAlone ? {} : noButtons),
        slide: ({ slide }) => frameOf(slide),
        iconError: () => <p role="alert">{say('alerts.picture_failed')}</p>,
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
    <iframe className="lightbox-frame" src={slide.src} title={slide.title} sandbox={power} allowFullScreen />
  )
}

function labelsIn(say: Say, title: string): Labels {
  return {
    Lightbox: title,
    Previous: say('gallery.previous'),
    Next: say('gallery.next'),
    Close: say('gallery.close'),
    Download: say('gallery.download'),
  }
}
