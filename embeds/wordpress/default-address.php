<?php
/**
 * Default origin of the questionnaire. The build writes this file.
 */

defined( 'ABSPATH' ) || exit;

return '';
