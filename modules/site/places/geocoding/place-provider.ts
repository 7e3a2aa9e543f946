export interface Prediction {
  readonly description: string
  readonly place_id: string
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string }
  readonly types: readonly string[]
}

export interface AddressComponent {
  readonly long_name: string
  readonly short_name: string
  readonly types: readonly string[]
}

export interface GeocodeResult {
  readonly address_components: readonly AddressComponent[]
  readonly formatted_address: string
  /** Degrees; null when unknown. */
  readonly geometry: { readonly location: { readonly lat: number; readonly lng: number } } | null
  readonly place_id: string
  readonly types: readonly string[]
}

/** `UNKNOWN_ERROR`: no provider was available; a retry is possible. */
type PlaceStatus = 'OK' | 'ZERO_RESULTS' | 'UNKNOWN_ERROR'

export interface PlaceSuggestions {
  readonly status: PlaceStatus
  readonly predictions: readonly Prediction[]
}

interface Geocoded {
  readonly status: PlaceStatus
  readonly results: readonly GeocodeResult[]
}

/** Prediction ID, or coordinates of a device in degrees. */
export type PlaceQuestion =
  { readonly place_id: string } | { readonly latitude: number; readonly longitude: number }

export interface PlaceProvider {
  suggest(text: string): Promise<PlaceSuggestions>
  geocode(question: PlaceQuestion): Promise<Geocoded>
}

/** The service is unavailable, slow, or refuses the key. The message does not contain the key. */
export class PlacesUnavailable extends Error {
  override readonly name = 'PlacesUnavailable'
}
