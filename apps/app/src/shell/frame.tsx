import type { ReactNode } from 'react'
import type { Bar } from './bar.ts'
import { Canopy } from './canopy.tsx'
import { Footer } from './footer.tsx'
import type { ScrollState } from './scroll-state.ts'

interface Props {
  bar: Bar
  scroll: ScrollState
  /** On the server's page the body is the main part, with header and footer beside it; in the app, ion-content is. */
  isMain: boolean
  /** Pages that were left stay in the app's document; the link past the header leads to the shown one alone. */
  isShown?: boolean
  children: ReactNode
}

export function Frame({ bar, scroll, isMain, isShown = isMain, children }: Props) {
  const id = isShown ? 'content' : undefined
  return (
    <div className="page">
      <Canopy bar={bar} scroll={scroll} tag={isMain ? 'header' : 'div'} />
      {isMain ? (
        <main id={id} className="page-body" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <div id={id} className="page-body">
          {children}
        </div>
      )}
      <Footer tag={isMain ? 'footer' : 'div'} />
    </div>
  )
}
