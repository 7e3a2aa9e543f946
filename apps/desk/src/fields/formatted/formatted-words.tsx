import { throughEditor } from './formatted-text.ts'
import styles from './formatted.module.css'

/** Formatted text to be read only. What the editor does not know is left out, so nothing in it can run. */
export function FormattedWords({ html }: { html: string }) {
  return <div className={styles.formattedWords} dangerouslySetInnerHTML={{ __html: throughEditor(html) }} />
}
