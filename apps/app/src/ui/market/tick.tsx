interface Props {
  label: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

export function Tick({ label, isTicked, onTick }: Props) {
  return (
    <label className="support-tick">
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
