import { useSay } from '../../../language/text.ts'
import { useCamera } from './use-camera.ts'

export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const say = useSay()
  const { video, problem } = useCamera(onCode)
  if (problem !== null) {
    return (
      <p className="note bad" role="alert">
        {say(problem === 'refused' ? 'check_in.camera_refused' : 'check_in.camera_absent')}
      </p>
    )
  }
  return (
    <video ref={video} className="door-camera" aria-label={say('check_in.camera_view')} muted playsInline />
  )
}
