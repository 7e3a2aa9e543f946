import type { ReactNode } from 'react'
import type { Bar } from './bar.ts'
import { Canopy } from './canopy.tsx'
import { Footer } from './footer.tsx'
import type { ScrollState } from './scroll-state.ts'

interface Props {
  bar: Bar
  scroll: ScrollState
  /** The server's page is the document's main part itself; inside the app, ion-content is. */
  isMain: boolean
  children: ReactNode
}

export function Frame({ bar, scroll, isMain, children }: Props) {
  return (
    <div className="page">
      <Canopy bar={bar} scroll={scroll} />
      {isMain ? (
        <main id="content" className="page-body" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <div className="page-body">{children}</div>
      )}
      <Footer />
    </div>
  )
}
