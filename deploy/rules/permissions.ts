/** Browser features that these docs never use. With this policy, an injected script couldn't use them either. */
const REFUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Copy buttons write to the clipboard. */
const OWN = ['clipboard-write'];

/** Value of `Permissions-Policy`. */
export const permissionsPolicy = [
  ...OWN.map((feature) => `${feature}=(self)`),
  ...REFUSED.map((feature) => `${feature}=()`),
].join(', ');
