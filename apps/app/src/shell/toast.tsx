/** One short message at a time, read out without taking the focus. */
export function Toast({ message }: { message: string | null }) {
  return (
    <div role="status" aria-live="polite">
      {message !== null && <p className="toast">{message}</p>}
    </div>
  )
}
