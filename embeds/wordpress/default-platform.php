<?php
/**
 * The origin of the platform that the questionnaire belongs to. The build writes this file.
 */

defined( 'ABSPATH' ) || exit;

return '';
