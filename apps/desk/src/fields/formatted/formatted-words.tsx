import './formatted.css'
import { throughEditor } from './formatted-text.ts'

/** Formatted text to be read only. What the editor does not know is left out, so nothing in it can run. */
export function FormattedWords({ html }: { html: string }) {
  return <div className="formatted-words" dangerouslySetInnerHTML={{ __html: throughEditor(html) }} />
}
