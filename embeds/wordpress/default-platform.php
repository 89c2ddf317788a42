<?php
/**
 * Origin of the questionnaire's platform. The build writes this file.
 */

defined( 'ABSPATH' ) || exit;

return '';
