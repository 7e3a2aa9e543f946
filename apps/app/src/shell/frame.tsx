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
  children: ReactNode
}

export function Frame({ bar, scroll, isMain, children }: Props) {
  return (
    <div className="page">
      <Canopy bar={bar} scroll={scroll} tag={isMain ? 'header' : 'div'} />
      {isMain ? (
        <main id="content" className="page-body" tabIndex={-1}>
          {children}
        </main>
      ) : (
        <div className="page-body">{children}</div>
      )}
      <Footer tag={isMain ? 'footer' : 'div'} />
    </div>
  )
}
