/** Renders HTML of editors. The server has sanitised it on input and on output. */
export function Html({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
