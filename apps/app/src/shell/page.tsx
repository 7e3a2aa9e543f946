import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { IonContent, IonPage, useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react'
import { useLocation } from 'react-router-dom'
import { useVisit, VisitContext } from '../data/visit.ts'
import { useDocumentHead } from './document-head.ts'
import { Frame } from './frame.tsx'
import type { Params, Screen } from './screen.ts'
import { isSameScrollState, scrollStateAt } from './scroll-state.ts'

interface Props {
  screen: Screen
  params?: Params
  children: ReactNode
}

const noParams: Params = {}

export function Page({ screen, params = noParams, children }: Props) {
  const visit = usePageVisit()
  const [scroll, setScroll] = useState(scrollStateAt(0))
  const { content, note, leave, restore } = usePlaceOnPage()
  useIonViewDidEnter(() => {
    requestAnimationFrame(() => {
      restoreTabOrder()
      restore()
    })
  })
  useIonViewWillLeave(leave)
  // Ionic's own events are not used: they report a page as left when only its query changes, and not when it is shown
  // again.
  const isShown = useLocation().pathname === visit.path
  useDocumentHead({ screen, visit, params, client: useQueryClient() }, isShown)
  const handleScroll = (position: number) => {
    note(position)
    const next = scrollStateAt(position)
    setScroll((present) => (isSameScrollState(present, next) ? present : next))
  }
  return (
    <VisitContext value={visit}>
      <IonPage>
        <IonContent ref={content} scrollEvents onIonScroll={(event) => handleScroll(event.detail.scrollTop)}>
          <Frame bar={screen.bar(params)} scroll={scroll} isMain={false}>
            {children}
          </Frame>
        </IonContent>
      </IonPage>
    </VisitContext>
  )
}

/** Removes the tabindex that Ionic sets when it restores the focus, which would take the link out of the Tab order. */
function restoreTabOrder(): void {
  for (const link of document.querySelectorAll('a[tabindex="-1"][ion-last-focus]'))
    link.removeAttribute('tabindex')
}

/** Restores the scroll position: Ionic focuses a page's heading, which scrolls. */
function usePlaceOnPage() {
  const content = useRef<HTMLIonContentElement>(null)
  const position = useRef({ now: 0, left: 0 })
  return {
    content,
    note: (now: number) => {
      position.current.now = now
    },
    leave: () => {
      position.current.left = position.current.now
    },
    restore: () => {
      const { left } = position.current
      if (left > 0) void content.current?.scrollToPoint(0, left)
    },
  }
}

/**
 * Returns the visit with the path of the page's opening, because Ionic leaves earlier pages alive. The object is
 * stable, so that they are not rendered with every navigation.
 */
function usePageVisit() {
  const visit = useVisit()
  const { pathname, search } = useLocation()
  const [opened] = useState({ path: pathname, search })
  return useMemo(() => ({ ...visit, ...opened }), [visit, opened])
}
