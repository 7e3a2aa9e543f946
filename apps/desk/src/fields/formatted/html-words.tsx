import { lazy, Suspense, type ReactNode } from 'react'

const Words = lazy(() =>
  import('./formatted-words.tsx').then(({ FormattedWords }) => ({ default: FormattedWords })),
)

/** Formatted text that may not be changed here; its words alone until its form has come. */
export function HtmlWords({ html, children }: { html: string; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Words html={html} />
    </Suspense>
  )
}
