const PATIENCE_MS = 10_000
const FRESH_ENOUGH_MS = 5 * 60_000

/** Where the device is, in degrees; null where it does not know, may not say, or takes too long: nobody is told of it. */
export function deviceLocation(): Promise<{ latitude: number; longitude: number } | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: FRESH_ENOUGH_MS },
    )
  })
}
